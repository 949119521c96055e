/**
 * Schemas otherwise try to compile themselves, which the page's policy forbids and reports. zod reads this when it comes
 * with the first form; its own way to say it would bring zod into the entry chunk.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
