export const AdminToolsPage = () => null;
