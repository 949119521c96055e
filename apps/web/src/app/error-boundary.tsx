import Button from '@mui/material/Button';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { queryClient } from '#platform/graphql/query-client.ts';
import { log } from '#platform/log/log.ts';
import { page } from '#platform/navigation/page.ts';
import { invitingBrand, palettesOf } from '#platform/viewer/brand.ts';
import { viewerQuery } from '#platform/viewer/viewer-query.ts';
import { AppTheme } from '#ui/app-theme.tsx';
import { FullScreenMessage } from '#ui/full-screen-message.tsx';
import { TenantBrand } from '#ui/tenant-brand.tsx';
import { APP_TEXTS } from './app-texts.ts';
import { LogoutButton } from './logout-button.tsx';

interface State {
  readonly hasFailed: boolean;
}

/** Catches what a screen failed to foresee. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    log.warn('A screen crashed', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <CrashScreen /> : this.props.children;
  }
}

/** Lies above everything that could tell it whose app this is, so it asks what was loaded. */
function CrashScreen() {
  const brand = queryClient.getQueryData(viewerQuery.queryKey)?.tenant ?? invitingBrand.get();
  return (
    <AppTheme palettes={palettesOf(brand)}>
      <FullScreenMessage
        brand={brand && <TenantBrand name={brand.name} logoBase64={brand.tenantTheme.logoSquareBase64} />}
        icon={<TriangleAlert />}
        tone="danger"
        title={APP_TEXTS.crashedTitle}
        actions={
          <>
            <Button variant="contained" size="large" startIcon={<RotateCw size={18} />} onClick={() => page.reload()}>
              {APP_TEXTS.reload}
            </Button>
            <LogoutButton />
          </>
        }
      >
        {APP_TEXTS.crashed}
      </FullScreenMessage>
    </AppTheme>
  );
}
