import { z } from 'zod'
import { datoEscrito, enteroDicho, enteroEscrito, LARGO } from '../base/campos.ts'
import { applyReglas, fueraDe, masLargo, noEsId, type Regla } from '../base/reglas-de-formulario.ts'
import { RECUPERA_AJENO } from './recuperatorios.ts'

const NOTA = 'Cada nota es un número entero de puntos, de 0 a lo posible, o nada.'
const PUNTOS_MAXIMO = 10_000

const prueba = z.object({
  /** Of one that there is already; without it, the part's with that name, or a new one. */
  id: enteroEscrito,
  rubroId: enteroEscrito,
  nombre: datoEscrito,
  puntos_posibles: enteroEscrito,
  /** The one that it makes up for; where it is not said, what it said before. */
  recupera: enteroDicho,
  notas: z.array(z.object({ alumnoId: z.number(NOTA).int(NOTA), puntos_obtenidos: enteroEscrito }), NOTA),
})
type Prueba = z.infer<typeof prueba>

const reglas: Regla<Prueba>[] = [
  ['rubroId', ({ rubroId }) => !(Number(rubroId) > 0), 'Elige un rubro.'],
  ['id', ({ id }) => noEsId(id), 'Esa prueba no es de esta cátedra.'],
  ['recupera', ({ recupera }) => noEsId(recupera ?? null), RECUPERA_AJENO],
  ['nombre', ({ nombre }) => !nombre, 'Escribe qué se evaluó.'],
  masLargo('nombre', LARGO.nombre, 'El nombre no puede pasar de 120 caracteres.'),
  [
    'puntos_posibles',
    ({ puntos_posibles }) => puntos_posibles === null || fueraDe(puntos_posibles, 1, PUNTOS_MAXIMO),
    'Escribe cuántos puntos vale: de 1 a 10.000.',
  ],
]

/** What was marked outside of the program; a mark of nothing takes away the one that there was. */
export const pruebaManualEscrita = prueba
  .superRefine(applyReglas(reglas))
  .superRefine(({ notas, puntos_posibles }, ctx) => {
    for (const [i, { puntos_obtenidos }] of notas.entries()) {
      if (!fueraDe(puntos_obtenidos, 0, Number(puntos_posibles))) continue
      const message = `Los puntos deben estar entre 0 y ${puntos_posibles}.`
      ctx.addIssue({ code: 'custom', path: ['notas', i, 'puntos_obtenidos'], message })
    }
  })
  .transform(({ rubroId, puntos_posibles, ...datos }) => ({
    ...datos,
    rubroId: rubroId as number,
    puntos_posibles: puntos_posibles as number,
  }))
export type PruebaManualEscrita = z.infer<typeof pruebaManualEscrita>
