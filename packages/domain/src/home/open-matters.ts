/** Of each kind the home tells no more: nobody decides more in a morning, and the next come when these are settled. */
export const MOST_MATTERS = 25;
