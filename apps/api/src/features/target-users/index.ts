export { createTargetUser } from '#features/target-users/create-target-user.ts';
export { effectiveRatingOf } from '#features/target-users/effective-rating.sql.ts';
export { loadTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
export { holdTargetUser } from '#features/target-users/hold-target-user.ts';
export { insertWholeTargetUser } from '#features/target-users/insert-whole-target-user.ts';
export { onboardTargetUser } from '#features/target-users/onboard-target-user.ts';
export { openSecrets } from '#features/target-users/open-secrets.ts';
export { targetUserType } from '#features/target-users/target-user.graphql.ts';
export { personInputs } from '#features/target-users/target-user-input.graphql.ts';
