/** The home tells no more of each kind: nobody decides more in a morning, and the next come when these are settled. */
export const MOST_MATTERS = 25;
