import { expect, test } from 'vitest'
import { liveAnio } from './anio.ts'
import { cuentaDeCorreos, dichasDosVeces, TOPE_DE_CORREOS, tablaDeCorreos } from './correos.ts'

/** More seeds by `ANIO_SEMILLAS=1,2,3`. */
const SEMILLAS = (process.env.ANIO_SEMILLAS ?? '1').split(',').map(Number)

test.each(SEMILLAS)(
  'en todo un año nadie encuentra dos cifras para una cosa (semilla %i)',
  async (semilla) => {
    const mundo = await liveAnio(semilla)
    const { desacuerdos } = mundo

    console.log(`${desacuerdos.comparadas()} comparaciones\n${tablaDeCorreos(mundo)}`)
    expect(desacuerdos.lineas().join('\n')).toBe('')
    expect(dichasDosVeces(mundo)).toEqual([])
    const { alumno, docente } = cuentaDeCorreos(mundo)
    expect(alumno).toBeLessThanOrEqual(TOPE_DE_CORREOS.alumno)
    expect(docente).toBeLessThanOrEqual(TOPE_DE_CORREOS.docente)
  },
  180_000,
)
