/** Apart, since the menu needs it before the page is loaded. */
export const ADMIN_TOOLS_TITLE = 'Admin-Werkzeuge';
