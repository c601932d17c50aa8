import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { creadores, creadorSlugs } from '../../db/schema/creadores.ts'

/** The slugs that public creators had before, and those that they have. */
export function listMoved(tx: Reader): { from: string; to: string }[] {
  return tx
    .select({ from: creadorSlugs.slug, to: creadores.slug })
    .from(creadorSlugs)
    .innerJoin(creadores, and(eq(creadores.id, creadorSlugs.creadorId), eq(creadores.status, 'PUBLISHED')))
    .orderBy(asc(creadorSlugs.slug))
    .all()
}

/** What stands at an address that was another's once, where no server can redirect; slugs need no escaping. */
export function movedPage(siteUrl: string, to: string): Uint8Array {
  const path = `/creador/${to}`
  return Buffer.from(`<!doctype html>
<html lang="es-PY">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${siteUrl}${path}">
<title>Esta página se mudó</title>
</head>
<body>
<p>Esta página se mudó: <a href="${path}">sigue aquí</a>.</p>
</body>
</html>
`)
}
