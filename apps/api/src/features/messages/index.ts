export { type Message, MOST_MESSAGES, selectMessagesFor } from '#features/messages/messages.sql.ts';
