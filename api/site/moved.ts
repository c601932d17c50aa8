import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { creadores, creadorSlugs } from '../../db/schema/creadores.ts'
import { slugDe } from '../../src/domain/base/texto.ts'

/** The slugs that public creators had before, or that other names of theirs would have, and those that they have. */
export function listMoved(tx: Reader): { from: string; to: string }[] {
  const isPublished = eq(creadores.status, 'PUBLISHED')
  const deAntes = tx
    .select({ from: creadorSlugs.slug, to: creadores.slug })
    .from(creadorSlugs)
    .innerJoin(creadores, and(eq(creadores.id, creadorSlugs.creadorId), isPublished))
    .orderBy(asc(creadorSlugs.slug))
    .all()
  const publicados = tx
    .select({ slug: creadores.slug, otros_nombres: creadores.otros_nombres })
    .from(creadores)
    .where(isPublished)
    .orderBy(asc(creadores.id))
    .all()
  const tomados = new Set([...publicados.map(({ slug }) => slug), ...deAntes.map(({ from }) => from)])
  const deOtros = publicados.flatMap(({ slug, otros_nombres }) =>
    otros_nombres.map(({ nombre }) => ({ from: slugDe(nombre), to: slug })),
  )
  return [...deAntes, ...deOtros.filter(({ from }) => tomados.size < tomados.add(from).size)]
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
