export { bindAccount, createUser, createUsers, type Identity, moveAccount } from '#features/users/create-user.ts';
export { deleteStaff, updateStaff } from '#features/users/staff.sql.ts';
export { takeAccessAway } from '#features/users/take-access-away.ts';
export { userPersonalInformationType, userType } from '#features/users/user.graphql.ts';
export { userStateType } from '#features/users/users.graphql.ts';
export { enqueueSyncAccess } from '#features/users/users.jobs.ts';
export { type NewUser, noteAddress } from '#features/users/users.sql.ts';
export {
  confirmEmail,
  deleteWorker,
  nextVersionOfWorker,
  releaseWorkers,
  updateWorker,
  updateWorkerState,
} from '#features/users/workers.sql.ts';
