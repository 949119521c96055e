import { queryOptions } from '@tanstack/react-query';
import { attempts } from '#platform/attempts/attempts.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { tokenStore } from '#platform/session/tokens.ts';

const OnboardingDraft = graphql(`
  query OnboardingDraft {
    onboardingDraft { tenantAssociationCode draft }
  }
`);

/** Each save takes the place of the one before. */
const saveDraft = defineCommand({
  document: graphql(`
    mutation SaveOnboardingDraft($code: String!, $draft: String!) {
      saveOnboardingDraft(tenantAssociationCode: $code, draft: $draft)
    }
  `),
  isRepeatable: true,
});

/** A half-filled form as it lies on the server. */
export interface Draft {
  readonly step: number;
  readonly values: unknown;
}

export interface Start {
  /** The code that the last visit ended with. */
  readonly code: string | undefined;
  readonly draft: Draft;
  readonly claimed: ReturnType<typeof claimedPerson>;
}

/** The data known of a person who begins, or goes on, to fill the form. Asked once: from then on this browser knows best. */
export const startQuery = queryOptions({
  queryKey: ['onboarding-start'],
  queryFn: async ({ signal }): Promise<Start> => {
    const [{ onboardingDraft: kept }, claimed] = await Promise.all([
      execute(OnboardingDraft, {}, { signal }),
      claimedPerson(),
    ]);
    return { code: kept?.tenantAssociationCode, draft: parseDraft(kept?.draft), claimed };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

let last: Promise<unknown> = Promise.resolve();

/** One after the other, whichever step they come from, so that an older state never comes last. */
export function keepDraft(code: string, read: () => Draft): Promise<void> {
  const keeping = last.then(async () => {
    const draft = read();
    queryClient.setQueryData(startQuery.queryKey, (start) => start && { ...start, code, draft });
    await attempts.run(saveDraft, { code, draft: JSON.stringify(draft) });
  });
  last = keeping.catch(() => undefined);
  return keeping;
}

const openInvitation = defineCommand({
  document: graphql(`
    mutation OpenInvitation($invitation: String!) {
      openInvitation(invitation: $invitation) { firstName lastName contactEmail form }
    }
  `),
  answer: ({ openInvitation: invited }) => invited,
  isRepeatable: true,
});

/** The agency's knowledge of the invited person, beneath what they have typed already. */
export const invitedQuery = (invitation: string, start: Start) =>
  queryOptions({
    queryKey: ['onboarding-invitation', invitation],
    queryFn: async (): Promise<Start & { readonly isVouchedFor: boolean }> => {
      const invited = await attempts.run(openInvitation, { invitation });
      if (!invited) return { ...start, isVouchedFor: true };
      const { form, ...claimed } = invited;
      const draft =
        start.draft.values === undefined ? { ...start.draft, values: JSON.parse(form ?? '{}') } : start.draft;
      return { ...start, claimed, draft, isVouchedFor: form !== null };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A draft that can't be read any more begins anew, rather than keep somebody out. */
function parseDraft(text = '{}'): Draft {
  try {
    const { step, values }: Partial<Draft> = JSON.parse(text);
    return { step: Number.isInteger(step) ? Number(step) : 0, values };
  } catch {
    return { step: 0, values: undefined };
  }
}

/** The provider's facts about the person: a suggestion for a form, nothing to rely on. */
function claimedPerson() {
  const claims = tokenStore.read()?.claims;
  const claimed = (name: string): string => (typeof claims?.[name] === 'string' ? claims[name] : '');
  return {
    firstName: claimed('given_name'),
    lastName: claimed('family_name'),
    contactEmail: claimed('email'),
  };
}
