/** The home tells no more of each kind: nobody decides more in a morning, and the next come when these are settled. */
export const MOST_MATTERS = 25;

/** The home counts no further of anything that waits: a morning's work is less, and a year's would be counted at each look. */
export const MOST_COUNTED = 1000;
