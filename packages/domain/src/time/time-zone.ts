/** The zone in which every agency of the product lives: days begin and end here, whatever the machine thinks. */
export const TIME_ZONE = 'Europe/Vienna';
