/** How a worker wants to be told of offers and bookings. */
export const NEWS_WAYS = ['BOTH', 'PUSH', 'MAIL'] as const;
export type NewsWay = (typeof NEWS_WAYS)[number];

/** A worker who wants no mails gets one all the same when no device has shown the news for so long. */
export const MAIL_AFTER_MINUTES = 10;
