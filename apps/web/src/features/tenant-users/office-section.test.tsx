import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderPage } from '#testing/render.tsx';
import { OfficeSection } from './office-section.tsx';

const member = (id: string, lastName: string, userState: string) => ({
  ...{ id, firstName: 'Paula', lastName, contactEmail: 'paula@alpen.example', userState },
  role: 'TENANT_USER_DISPATCHER',
});
const OFFICE = [member('u-1', 'Ortner', 'ONBOARDING'), member('u-2', 'Tschugg', 'ACTIVE')];

it('names no role of who waits for release, hands out what is searched, and says when nobody fits to it', async () => {
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const server = aServer({
    CreateDownload: () => ({ createDownload: { url: '#' } }),
    TenantUsers: ({ filter }) => {
      const { name = '' } = filter as unknown as { readonly name?: string };
      const items = OFFICE.filter(({ lastName }) => lastName.includes(name));
      return { tenantUsers: { count: items.length, items } };
    },
  });
  const { person } = renderPage('/tenant/$id', '/tenant/t-1', <OfficeSection />);
  const office = within(await screen.findByRole('region', { name: 'Büro' }));
  await office.findByText('2 Personen');
  expect(office.getByRole('row', { name: /Ortner/ }).textContent).toContain('noch offen');
  expect(office.getByRole('row', { name: /Tschugg/ }).textContent).toContain('Disposition');
  const search = office.getByRole('searchbox', { name: 'Name suchen' });
  await person.type(search, 'Ort');
  await office.findByText('1 Person');
  expect(office.queryByRole('row', { name: /Tschugg/ })).toBeNull();
  await person.click(office.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.of('CreateDownload')[0]?.variables).toMatchObject({
    input: { tenantUsersCsv: { tenantId: 't-1', filter: { name: 'Ort' } } },
  });
  await person.type(search, 'x');
  await waitFor(() => office.getByText('Niemand im Büro passt zu Suche und Filter.'));
});
