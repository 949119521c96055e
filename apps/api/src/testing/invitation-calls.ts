import type { TestApi, TestUser } from '#app/testing/test-api.ts';

export const MIRA = { firstName: 'Mira', lastName: 'Hollaus', contactEmail: 'mira@example.at' };

/** Calls about people without an account, in few words; a refusal is answered by its code. */
export function invitationCalls(api: TestApi, care: () => TestUser) {
  const enter = async (person: object = MIRA, as = care()) => {
    const { data, errors } = await api.call(
      `mutation ($input: NewPersonInput!) { inviteNewTargetUser(input: $input) { id userState invitationState } }`,
      { input: person },
      as.headers,
    );
    return { worker: data?.inviteNewTargetUser, error: errors[0]?.extensions['code'] };
  };
  const invite = async (id: string, as = care()) => {
    const { data, errors } = await api.call(
      'mutation ($ids: [String!]!) { inviteTargetUsers(targetUserIds: $ids) }',
      { ids: [id] },
      as.headers,
    );
    return data?.inviteTargetUsers ?? errors[0]?.extensions['code'];
  };
  const revoke = async (id: string, as = care()) => {
    const { errors } = await api.call(
      'mutation ($id: String!) { revokeInvitation(targetUserId: $id) { invitationState } }',
      { id },
      as.headers,
    );
    return errors[0]?.extensions['code'];
  };
  const workerOf = async (id: string) =>
    (
      await api.call(
        `query ($id: String!) { targetUser(targetUserId: $id) { id userState invitationState
          user { externalId onboardingCompletedAt } personalInformation { contactEmail pendingContactEmail }
          sectorAttributes { birthday phoneNumber } similarTargetUsers { id similarities viewerCanJoin }
          history { items { changes { path after } } } } }`,
        { id },
        care().headers,
      )
    ).data.targetUser;
  const joinWorkers = async (id: string, waiting: string, as = care()) => {
    const { errors } = await api.call(
      'mutation ($id: String!, $waiting: String!) { joinTargetUsers(targetUserId: $id, waitingTargetUserId: $waiting) { id } }',
      { id, waiting },
      as.headers,
    );
    return errors[0]?.extensions['code'];
  };
  return { enter, invite, revoke, workerOf, joinWorkers };
}
