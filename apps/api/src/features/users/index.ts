export { createUser } from '#features/users/create-user.ts';
export type { NewUser } from '#features/users/users.sql.ts';
