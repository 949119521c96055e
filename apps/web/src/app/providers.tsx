import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
import { AppTheme } from '#ui/app-theme.tsx';
import { PageStyles } from '#ui/page-styles.tsx';
import { StyleCache } from '#ui/style-cache.tsx';
import { useFontTime } from './use-font-time.ts';

const Styles = () => <PageStyles hasFont={useFontTime()} />;

/** Everything that all screens stand on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StyleCache>
      <AppTheme>
        <QueryClientProvider client={queryClient}>
          <Styles />
          {children}
        </QueryClientProvider>
      </AppTheme>
    </StyleCache>
  );
}
