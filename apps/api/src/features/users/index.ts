export { createUser } from '#features/users/create-user.ts';
export { takeAccessAway } from '#features/users/take-access-away.ts';
export { userPersonalInformationType, userType } from '#features/users/user.graphql.ts';
export { userStateType } from '#features/users/users.graphql.ts';
export { enqueueSyncAccess } from '#features/users/users.jobs.ts';
export { type NewUser, noteAddress } from '#features/users/users.sql.ts';
