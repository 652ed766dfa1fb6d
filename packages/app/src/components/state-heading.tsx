/** The title of a state message that is the whole page. */
export const StateHeading = ({ children }: { children: string }) => (
  <span role="heading" aria-level={1}>
    {children}
  </span>
);
