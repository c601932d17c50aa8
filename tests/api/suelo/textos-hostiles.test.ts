import { expect, test } from 'vitest'
import { insertCreador } from '../../support/creadores.ts'
import { createMundo } from '../../support/mundo.ts'

/** What has got scripts into pages that trusted it. */
const corpus = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<style>@import "javascript:alert(1)"</style>',
  '<form><button formaction=javascript:alert(1)>x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<<SCRIPT>alert(1)//<</SCRIPT>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '<p style="background:url(javascript:alert(1))">x</p>',
]
const todo = corpus.join(' ')

/** Nothing in sanitised HTML runs: no element that could, no attribute that would. */
function expectSinVida(html: string) {
  expect(html).not.toMatch(
    /<\s*\/?\s*(script|style|iframe|svg|math|form|button|body|object|embed|base|meta|link)\b/i,
  )
  for (const [elemento] of html.matchAll(/<[a-z][^>]*>/gi)) {
    expect(elemento).not.toMatch(/\son\w+\s*=|javascript:|\sstyle\s*=|srcdoc/i)
  }
}

function conGente() {
  const { db, catedra, send, asAdmin, asDocente, asAlumnos } = createMundo({ alumnos: 1 })
  const [alumno] = asAlumnos
  return {
    creador: insertCreador(db).id,
    id: catedra.id,
    nadie: send,
    admin: asAdmin,
    docente: asDocente,
    alumno,
  }
}

type Gente = ReturnType<typeof conGente>
type Pide = (call: string, cuerpo?: unknown) => Promise<{ status: number; data: unknown }>

interface Caso {
  pide: Pide
  escribe: string
  cuerpo: Record<string, unknown>
  /** Fields that come back as they were sent. */
  planos: string[]
  /** Fields that come back sanitised. */
  ricos?: string[]
  lee?: { pide: Pide; call: string }
}

const creador = {
  first_name: todo.slice(0, 110),
  last_name: '<b>x</b>',
  birth_year: 1900,
  bio: todo,
  notable_works: todo,
  mainRole: ['COMPOSER'],
  period: 'POSGUERRA',
  email: 'ana@prueba.py',
  references: todo,
}

const casos: Record<string, (gente: Gente) => Caso> = {
  'un creador': ({ admin }) => ({
    pide: admin,
    escribe: 'POST /composers/admin-create',
    cuerpo: creador,
    planos: ['first_name', 'last_name', 'bio', 'notable_works', 'references'],
  }),
  'un comentario de un creador': ({ nadie, creador: id }) => ({
    pide: nadie,
    escribe: `POST /composers/comments/${id}`,
    cuerpo: { name: '<i>Ana</i>', text: todo.slice(0, 1000) },
    planos: ['name', 'text'],
    lee: { pide: nadie, call: `GET /composers/comments/${id}` },
  }),
  'una sugerencia': ({ nadie, admin, creador: id }) => ({
    pide: nadie,
    escribe: `POST /composers/${id}/suggestions`,
    cuerpo: { reason: todo, suggester_email: 'ana@prueba.py', bio: todo },
    planos: ['reason', 'bio'],
    lee: { pide: admin, call: 'GET /composers/admin/suggestions' },
  }),
  'un alumno': ({ admin }) => ({
    pide: admin,
    escribe: 'POST /alumnos',
    cuerpo: {
      nombre: '<b>Ana</b>',
      apellido: todo.slice(0, 110),
      email: 'otra@prueba.py',
      direccion: todo.slice(0, 110),
      instrumento: '<img src=x onerror=alert(1)>',
      detalles_adicionales: todo,
    },
    planos: ['nombre', 'apellido', 'direccion', 'instrumento', 'detalles_adicionales'],
  }),
  'un docente': ({ admin }) => ({
    pide: admin,
    escribe: 'POST /admin/docentes',
    cuerpo: { nombre: '<b>Ana</b>', apellido: '"><script>alert(1)</script>', email: 'otra@prueba.py' },
    planos: ['nombre', 'apellido'],
  }),
  'una cátedra': ({ admin }) => ({
    pide: admin,
    escribe: 'POST /admin/catedras',
    cuerpo: {
      nombre: todo.slice(0, 110),
      anio: 2026,
      institucion: '<svg/onload=alert(1)>',
      aula: '<b>1</b>',
    },
    planos: ['nombre', 'institucion', 'aula'],
  }),
  'un plan': ({ docente, id }) => ({
    pide: docente,
    escribe: `POST /docente/catedra/${id}/planes`,
    cuerpo: { titulo: todo.slice(0, 190), tipoOrganizacion: 'MES' },
    planos: ['titulo'],
    lee: { pide: docente, call: `GET /docente/me/catedra/${id}/planes` },
  }),
  'una tarea': ({ docente, id }) => ({
    pide: docente,
    escribe: `POST /docente/catedra/${id}/tareas`,
    cuerpo: { titulo: todo.slice(0, 190), descripcion: `<p>Hola</p>${todo}`, puntos_posibles: 10 },
    planos: ['titulo'],
    ricos: ['descripcion'],
  }),
  'una publicación': ({ docente, alumno, id }) => ({
    pide: docente,
    escribe: `POST /catedras/${id}/publicaciones`,
    cuerpo: { titulo: todo.slice(0, 190), contenido: `<p>Hola</p>${todo}`, tipo: 'ANUNCIO' },
    planos: ['titulo'],
    ricos: ['contenido'],
    lee: { pide: alumno, call: `GET /publicaciones/catedra/${id}` },
  }),
  'una evaluación': ({ docente, id }) => ({
    pide: docente,
    escribe: `POST /docente/catedra/${id}/evaluaciones`,
    cuerpo: {
      titulo: todo.slice(0, 190),
      preguntas: [
        {
          texto: todo,
          opciones: [
            { texto: '<script>alert(1)</script>', es_correcta: true },
            { texto: '<img src=x onerror=alert(1)>', es_correcta: false },
          ],
        },
      ],
    },
    planos: ['titulo', 'texto'],
  }),
}

test.each(Object.entries(casos))(
  'en %s, lo plano vuelve como se envió y lo rico, sin nada que corra',
  async (_que, caso) => {
    const { pide, escribe, cuerpo, planos, ricos = [], lee } = caso(conGente())

    const escrito = await pide(escribe, cuerpo)
    const leido = lee ? await lee.pide(lee.call) : escrito

    expect(escrito.status, JSON.stringify(escrito.data)).toBe(201)
    for (const campo of planos) {
      const enviado = valoresDe(cuerpo, campo)[0]
      expect(valoresDe(leido.data, campo), campo).toContain(String(enviado).trim())
    }
    for (const campo of ricos) {
      const [html = ''] = valoresDe(leido.data, campo)
      expect(html).toContain('<p>Hola</p>')
      expectSinVida(html)
    }
  },
)

test.each(corpus)('de %s no queda nada que corra', async (hostil) => {
  const { docente, id } = conGente()

  const { data } = await docente(`POST /catedras/${id}/publicaciones`, {
    titulo: 'x',
    contenido: `<p>antes</p>${hostil}<p>después</p>`,
    tipo: 'ANUNCIO',
  })

  expectSinVida(valoresDe(data, 'contenido')[0] ?? '')
})

/** Every text of that name, wherever it stands. */
function valoresDe(cosa: unknown, campo: string): string[] {
  if (typeof cosa !== 'object' || cosa === null) return []
  return Object.entries(cosa).flatMap(([nombre, valor]) =>
    nombre === campo && typeof valor === 'string' ? [valor] : valoresDe(valor, campo),
  )
}
