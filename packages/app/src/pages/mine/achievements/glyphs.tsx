import type { AchievementMeasure } from "@wattleaf/shared/domain/achievements";
import type { ReactNode } from "react";

/** Fills of a badge's drawing; a badge that is not reached yet has none, and shows its lines alone. */
export interface Fills {
  main: string;
  soft: string;
  accent: string;
}

/** What is drawn on a badge for each measure, around the middle of a square of 96. */
export const glyphs: Record<AchievementMeasure, (fills: Fills) => ReactNode> = {
  uploads: ({ soft, main }) => (
    <>
      <path d="M35 27h18l9 9v29H35Z" fill={soft} />
      <path d="M53 27v9h9" fill={main} />
      <path d="M41 45h14M41 52h14M41 59h8" />
    </>
  ),
  meters: ({ soft, main, accent }) => (
    <>
      <circle cx="48" cy="46" r="19" fill={soft} />
      <path d="M37 49a11 11 0 0 1 22 0Z" fill={main} />
      <path d="M48 49l6-9" stroke={accent} />
      <path d="M40 57h16" />
    </>
  ),
  devices: ({ soft, main }) => (
    <>
      <path d="M41 26v11M55 26v11" />
      <path d="M34 37h28v8a14 14 0 0 1-28 0Z" fill={main} />
      <path d="M44 58h8v9h-8Z" fill={soft} />
    </>
  ),
  schedules: ({ soft, accent }) => (
    <>
      <circle cx="48" cy="47" r="19" fill={soft} />
      <path d="M48 47h11A11 11 0 0 0 48 36Z" fill={accent} />
      <path d="M48 28v4M48 62v4M29 47h4M63 47h4" />
    </>
  ),
  second_factors: ({ soft, main }) => (
    <>
      <path d="M40 44v-7a8 8 0 0 1 16 0v7" />
      <rect x="34" y="43" width="28" height="22" rx="4" fill={main} />
      <path d="M48 52v6" stroke={soft === "none" ? undefined : soft} />
    </>
  ),
  saving_months: ({ soft, main }) => (
    <>
      <rect x="31" y="31" width="34" height="33" rx="4" fill={soft} />
      <path d="M31 41V35a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v6Z" fill={main} />
      <path d="M40 27v8M56 27v8M40 52l6 6l11-11" />
    </>
  ),
  saved_kwh: ({ main }) => (
    <>
      <path d="M35 61C28 43 40 29 65 28C67 52 54 67 35 61Z" fill={main} />
      <path d="M31 67C37 55 45 47 55 40" />
    </>
  ),
  group_months: ({ soft, main }) => (
    <>
      <path d="M24 63V52l9-8l9 8v11ZM54 63V52l9-8l9 8v11Z" fill={soft} />
      <path d="M36 63V43l12-11l12 11v20Z" fill={main} />
      <path d="M44 63v-9h8v9" />
    </>
  ),
  streak: ({ main, accent }) => (
    <>
      <path d="M49 25c2 10 15 15 15 28a16 16 0 0 1-32 0c0-7 3-10 6-16c2 5 4 6 6 7c0-8 1-14 5-19Z" fill={main} />
      <path d="M48 65a7 7 0 0 1-7-7c0-5 4-7 7-12c3 5 7 7 7 12a7 7 0 0 1-7 7Z" fill={accent} />
    </>
  ),
  plants: ({ main }) => (
    <>
      <path d="M48 26L36 66M48 26l12 40M43 44l13 10M53 44L40 54M37 66h22" />
      <path d="M32 37h32M32 37v5M64 37v5" />
      <circle cx="48" cy="29" r="4" fill={main} />
    </>
  ),
  events: ({ accent }) => <path d="M54 25L32 51h13l-4 18l23-27H50Z" fill={accent} />,
  points: ({ main }) => (
    <path d="M48 26l6.3 13l14.2 1.9l-10.4 9.9l2.6 14.2L48 58.2L35.3 65l2.6-14.2l-10.4-9.9L41.7 39Z" fill={main} />
  ),
  friends: ({ soft, main }) => (
    <>
      <circle cx="59" cy="41" r="6.5" fill={soft} />
      <path d="M51 64a11 11 0 0 1 20-6v6Z" fill={soft} />
      <circle cx="40" cy="38" r="8" fill={main} />
      <path d="M26 64a14 14 0 0 1 28 0Z" fill={main} />
    </>
  ),
  donations: ({ soft, accent }) => (
    <>
      <path d="M48 55C35 47 31 40 34 34c3-6 11-5 14 1c3-6 11-7 14-1c3 6-1 13-14 21Z" fill={accent} />
      <path d="M30 60c6-4 12-2 16 1h10a3 3 0 0 1 0 6H38l-8-2Z" fill={soft} />
    </>
  ),
};
