import { type ComponentType, createElement } from 'react'
import { generatePath, type RouteObject, replace } from 'react-router'
import { leidasEn } from '../../lib/adelantos'
import { type Area, lecturasEn, type PantallaDeArea } from './area'
import { prefetch } from './consultas'
import { enmarcada, type Modulo } from './enmarcada'
import { FallaDeRuta, NoExiste } from './falla-de-ruta'
import { lecturaEn } from './leer'
import { Raiz } from './raiz'

interface Partes {
  /** Of its screens, by their path. */
  modulos: Record<string, () => Promise<Modulo>>
  /** Lets in who has signed in. */
  Guardia: ComponentType
  /** Asks for what the guard reads. */
  loadGuardia?: () => null
}

/** An area's pages, as its table says: where one of those within fails, the rest of the screen stays. */
export function paginasDe(area: Area, { modulos, Guardia, loadGuardia }: Partes): RouteObject[] {
  const pantallas = Object.values(area.pantallas)
  const rutasDe = (cuales: (una: PantallaDeArea) => boolean) =>
    pantallas
      .filter(cuales)
      .map((una) => (una.a ? lleva(una.ruta, una.a) : { path: una.ruta, lazy: () => loadPantalla(una) }))
  const loadPantalla = async (una: PantallaDeArea) =>
    enmarcada(una, await (modulos[`/src/areas/${una.modulo}`] as () => Promise<Modulo>)())

  const adentro: RouteObject[] = [...rutasDe((una) => !una.afuera), { path: '*', Component: NoExiste }]
  return [
    {
      element: createElement(Raiz, { area }),
      ErrorBoundary: FallaDeRuta,
      children: [
        ...area.redirecciones.map(({ de, a }) => lleva(de, a)),
        ...rutasDe((una) => una.afuera === true),
        {
          Component: Guardia,
          ...(loadGuardia && { loader: loadGuardia }),
          children: [
            {
              ErrorBoundary: FallaDeRuta,
              loader: ({ request }) => prefetchLecturas(area, new URL(request.url)),
              shouldRevalidate: () => true,
              children: adentro,
            },
          ],
        },
      ],
    },
  ]
}

/** Asks for what the screen at an address reads; for a part of a list, who shows that asks. */
function prefetchLecturas(area: Area, { pathname, searchParams }: URL): null {
  const lecturas = lecturasEn({ ...area, lee: [] }, pathname)
  const caminos = lecturas ? leidasEn(lecturas, searchParams) : []
  for (const camino of caminos) if (!/\?./.test(camino)) prefetch(lecturaEn(camino))
  return null
}

/** Inside the area, without asking the server. */
const lleva = (de: string, a: string): RouteObject => ({
  path: de,
  loader: ({ params }) => replace(generatePath(a, params)),
})
