import { CalendarDays } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { APPOINTMENT_TITLES } from './appointment-titles.ts';

const within = '/appointments';

export const feature: Feature = {
  routes: [
    {
      path: within,
      title: APPOINTMENT_TITLES.list,
      action: 'appointments.read',
      load: async () => (await import('./overview/appointments-page.tsx')).AppointmentsPage,
    },
    {
      path: '/appointment/create',
      title: APPOINTMENT_TITLES.create,
      action: 'appointments.write',
      load: async () => (await import('./form/create-appointment-page.tsx')).CreateAppointmentPage,
      within,
    },
    {
      path: '/appointment/edit/$appointmentId',
      title: APPOINTMENT_TITLES.edit,
      action: 'appointments.write',
      load: async () => (await import('./form/edit-appointment-page.tsx')).EditAppointmentPage,
      within,
    },
  ],
  menu: [
    {
      to: within,
      label: APPOINTMENT_TITLES.list,
      icon: CalendarDays,
      group: 'main',
      action: 'appointments.read',
      order: 300,
    },
  ],
};
