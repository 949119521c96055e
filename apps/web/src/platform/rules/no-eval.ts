import { z } from 'zod';

// Schemas otherwise try to compile themselves, which the page's policy forbids and reports. To be imported before them.
z.config({ jitless: true });
