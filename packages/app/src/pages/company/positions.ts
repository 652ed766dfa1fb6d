/** Open positions (specification, section 2); Apply Now puts the id into the address of the contact form. */
export const POSITIONS = ["ai", "pm", "devops"] as const;

export const applyPath = (position: (typeof POSITIONS)[number]) =>
  `/company?topic=careers&position=${position}#contact`;
