import { Elysia } from 'elysia'
import { z } from 'zod'
import type { Deps } from '../../suelo/deps.ts'
import { answers, docOf } from '../../suelo/docs/answers.ts'
import { parametros } from '../../suelo/plugins/params.ts'
import {
  consultaDeBanda,
  consultaDeBusqueda,
  consultaDeLinea,
  consultaDeListado,
  consultaDePagina,
  parametroSlug,
} from './consultas.ts'
import {
  creador,
  creadorHallado,
  hoy,
  linea,
  paginaDeCreadores,
  paginaDeSlugs,
  siguientes,
  vidas,
} from './esquemas.ts'
import { createCatalogo } from './service.ts'

const doc = docOf('Creadores')

export const creadoresRoutes = (deps: Deps) => {
  const catalogo = createCatalogo(deps)
  return new Elysia({ name: 'creadores' }).use(muchosRoutes(catalogo)).use(unoRoutes(catalogo))
}

type Catalogo = ReturnType<typeof createCatalogo>

const muchosRoutes = (catalogo: Catalogo) =>
  new Elysia({ name: 'creadores-muchos' })
    .get('/composers', ({ query }) => catalogo.list(query), {
      query: consultaDeListado,
      detail: doc('Los creadores publicados, por páginas, con filtros y orden', answers(paginaDeCreadores)),
    })
    .get('/composers/search', ({ query }) => catalogo.search(query.query), {
      query: consultaDeBusqueda,
      detail: doc(
        'Busca en nombres (también los otros), obras y biografías, y en ese orden los da; donde nadie las tiene, perdona una letra por palabra',
        answers(z.array(creadorHallado)),
      ),
    })
    .get('/composers/today', () => catalogo.hoy(), {
      detail: doc(
        'Las efemérides de hoy, las de su semana (los días que las tienen), los aniversarios redondos del año y el compositor del día',
        answers(hoy),
      ),
    })
    .get('/composers/timeline', ({ query }) => catalogo.linea(query), {
      query: consultaDeLinea,
      detail: doc(
        'Una página de la línea de tiempo, o la última: cien creadores por período, las cifras de lo que se eligió y de todo el catálogo, y de una búsqueda, quien más se le parece',
        answers(linea),
      ),
    })
    .get('/composers/lives', ({ query }) => catalogo.vidas(query), {
      query: consultaDeBanda,
      detail: doc(
        'Cuándo vivió cada creador, de los que se sabe algún año: hasta 2.000, los de mejor calidad y más votos primero; con «con», los contemporáneos de un creador',
        answers(vidas, 404),
      ),
    })
    .get('/composers/slugs', ({ query }) => catalogo.slugs(query.page), {
      query: consultaDePagina,
      detail: doc('Las direcciones de todas las fichas públicas, de a 10.000', answers(paginaDeSlugs)),
    })

const unoRoutes = (catalogo: Catalogo) =>
  new Elysia({ name: 'creadores-uno' })
    .get('/composers/random', () => catalogo.requireRandom(), {
      detail: doc('Un creador al azar', answers(creador, 404)),
    })
    .get('/composers/slug/:slug', ({ params }) => catalogo.requireBySlug(params.slug), {
      params: parametroSlug,
      detail: doc(
        'Un creador por su dirección, la de ahora o una anterior; donde no es de nadie, por la de otro de sus nombres',
        answers(creador, 400),
      ),
    })
    .get('/composers/:id', ({ params }) => catalogo.require(params.id), {
      params: parametros('id'),
      detail: doc('Un creador por su identificador', answers(creador)),
    })
    .get('/composers/:id/next', ({ params }) => catalogo.siguientes(params.id), {
      params: parametros('id'),
      detail: doc(
        'Tres creadores a los que lleva la ficha de uno, cada uno con su motivo',
        answers(siguientes),
      ),
    })
