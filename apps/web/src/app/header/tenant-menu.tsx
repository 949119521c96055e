import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { chosenTenant } from '#platform/graphql/chosen-tenant.ts';
import { switchTenant } from '#platform/graphql/switch-tenant.ts';
import { useRouter } from '#platform/navigation/router.ts';
import { SearchInput } from '#ui/filters/search-input.tsx';
import { SWITCHER_TEXTS } from './switcher-texts.ts';
import { TenantChoices } from './tenant-choices.tsx';

export function TenantMenu({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
  const { leaveFor } = useRouter();
  const [search, setSearch] = useState('');
  const choose = async (id: string | undefined): Promise<void> => {
    onClose();
    // The screen's content belongs to the tenant that is left. Unsaved input may keep the person there.
    if (await leaveFor('/')) await switchTenant(id);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { 'aria-label': SWITCHER_TEXTS.search, role: 'dialog', sx: { width: 320, mt: 0.5 } } }}
    >
      <Box sx={{ p: 1 }}>
        <SearchInput autoFocus value={search} onChange={setSearch} label={SWITCHER_TEXTS.search} />
      </Box>
      <TenantChoices search={search} onChoose={choose} />
      {chosenTenant.get() !== undefined && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', p: 0.75 }}>
          <Button fullWidth startIcon={<Undo2 size={16} />} onClick={() => choose(undefined)} sx={BACK}>
            {SWITCHER_TEXTS.back}
          </Button>
        </Box>
      )}
    </Popover>
  );
}

const BACK = { justifyContent: 'flex-start', px: 1.25 } as const;
