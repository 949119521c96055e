import { Users } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { TARGET_USER_TITLES } from './target-user-titles.ts';

const within = '/target_users';

export const feature: Feature = {
  routes: [
    {
      path: within,
      title: TARGET_USER_TITLES.list,
      action: 'target-users.read',
      load: async () => (await import('./list/target-users-page.tsx')).TargetUsersPage,
    },
    {
      path: '/target_user/edit/$targetUserId',
      title: TARGET_USER_TITLES.edit,
      action: 'target-users.write',
      load: async () => (await import('./edit/edit-target-user-page.tsx')).EditTargetUserPage,
      within,
    },
    {
      path: '/target_user/edit/$targetUserId',
      title: TARGET_USER_TITLES.editStaffMember,
      action: 'staff-members.write',
      load: async () => (await import('./edit/edit-target-user-page.tsx')).EditTargetUserPage,
      within,
    },
    {
      path: '/target_user/$targetUserId',
      title: TARGET_USER_TITLES.view,
      action: 'target-users.read',
      load: async () => (await import('./view/target-user-page.tsx')).TargetUserPage,
      within,
    },
  ],
  sections: [
    {
      path: '/target_user/$targetUserId',
      action: 'target-users.read',
      load: async () => (await import('./view/worker-history.tsx')).WorkerHistory,
      isLast: true,
    },
    {
      path: '/tenant_user/edit/$tenantId/$tenantUserId',
      action: 'tenant-user-assessments.read',
      load: async () => (await import('./judgements/colleague-section.tsx')).ColleagueSection,
    },
  ],
  menu: [
    { to: within, label: TARGET_USER_TITLES.list, icon: Users, group: 'main', action: 'target-users.read', order: 200 },
  ],
};
