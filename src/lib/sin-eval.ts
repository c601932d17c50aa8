/**
 * The pages' policy forbids building code from text. zod tries it when it is loaded, with or without need, and the
 * browser reports that; it reads here that it shall not, which has to be said before any schema is made.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
