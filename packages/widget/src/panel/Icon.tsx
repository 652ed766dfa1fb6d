const PATHS = {
  close: "m6 6 12 12M18 6 6 18",
  send: "M12 19V5m-6 6 6-6 6 6",
  stop: "M7 7h10v10H7Z",
  rewards: "M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.4l6.1-.8Z",
  down: "M12 5v14m6-6-6 6-6-6",
  attach: "m20 11.5-8.2 8.2a5 5 0 0 1-7-7L13.3 4.2a3.3 3.3 0 0 1 4.7 4.7l-8.3 8.3a1.7 1.7 0 0 1-2.4-2.4l7.7-7.6",
  file: "M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8Zm0 0v5h5M9 13h6m-6 4h6",
} as const;

/** A drawn sign beside or in place of words; the words are always there for those who do not see it. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      class="shrink-0"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
