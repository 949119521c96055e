/** The place of the files for payroll and bookkeeping. */
export const FilesTab = () => null;
