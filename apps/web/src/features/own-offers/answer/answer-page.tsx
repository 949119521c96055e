import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkIcon } from 'lucide-react';
import { ApiError } from '#platform/graphql/api-error.ts';
import type { PublicPageProps } from '#platform/navigation/feature.ts';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { LoadingScreen } from '#ui/loading-indicator.tsx';
import { AnswerForm } from './answer-form.tsx';
import { findLinkedOffer } from './answer-link-calls.ts';
import { ANSWER_PAGE_TEXTS as TEXTS } from './answer-page-texts.ts';

/** Behind the link in a mail, without a sign-in. Opening it answers nothing: mail programs look at links by themselves. */
export function AnswerPage({ rest: token }: PublicPageProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['answer-link', token],
    queryFn: () => findLinkedOffer(token),
    refetchOnWindowFocus: false,
  });
  if (data) return <AnswerForm token={token} loaded={data} />;
  if (!error) return <LoadingScreen text={TEXTS.loading} />;
  // Trying again helps only where nobody said no.
  const isRefused = error instanceof ApiError && error.code !== undefined;
  return (
    <FullScreenMessage
      icon={<LinkIcon />}
      tone="danger"
      title={TEXTS.failed}
      actions={
        <>
          {!isRefused && (
            <Button variant="contained" size="large" loading={isFetching} onClick={() => void refetch()}>
              {TEXTS.again}
            </Button>
          )}
          <Button variant="outlined" size="large" href="/">
            {TEXTS.toApp}
          </Button>
        </>
      }
    >
      {isRefused ? error.message : TEXTS.unexpected}
    </FullScreenMessage>
  );
}
