export { createTargetUser } from '#features/target-users/create-target-user.ts';
