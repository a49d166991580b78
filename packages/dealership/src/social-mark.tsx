import type { Site } from "@forecourt/core/schemas";

/** A network that a dealer has a page at. */
type Network = Site["dealer"]["social"][number]["network"];

/** Drawn by us in the lines of the other icons, 20 units wide and high: signs by which a network is known, not its logo. */
const paths: Readonly<Record<Network, string>> = {
  Facebook: "M13.75 3.5h-1.2A3.3 3.3 0 0 0 9.25 6.8V17M6.25 9.75h6.75",
  Instagram:
    "M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM14 6h.01",
  YouTube:
    "M5 5h10a2.5 2.5 0 0 1 2.5 2.5v5A2.5 2.5 0 0 1 15 15H5a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 5 5zM8.75 7.75v4.5l3.5-2.25z",
  TikTok: "M11.5 3v9.75a3 3 0 1 1-3-3M11.5 3c.25 2.25 1.75 3.75 4 4",
  LinkedIn:
    "M5 3h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM6.75 9v5M6.75 6.25h.01M10 14V9M10 11.25C10 9.75 10.75 9 11.75 9s1.75.75 1.75 2.25V14",
};

/** The sign of a network beside its name. */
export const SocialMark = ({ network }: { network: Network }) => (
  <svg aria-hidden data-icon={network.toLowerCase()} width={20} height={20} viewBox="0 0 20 20">
    <path d={paths[network]} />
  </svg>
);
