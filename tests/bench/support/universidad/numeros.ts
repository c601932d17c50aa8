/**
 * How a university's numbers follow from that of its students. Of 50,000: ten years of 150 courses are 1,500, each of
 * 200 students on 67 class days, two a week from March to November but for a few. That is 300,000 enrolments and
 * 20,100,000 marks. Somebody stays for two years and takes three courses in each: the 30,000 enrolments of a year are
 * of 10,000 students, and five such generations are the 50,000. A smaller one is the same with fewer of all; what one
 * page of a course shows is in each of them as large.
 */
export function numerosDe(alumnos: number) {
  const porGeneracion = alumnos / GENERACIONES
  const porAnio = (porGeneracion * CATEDRAS_POR_ALUMNO_Y_ANIO) / POR_CATEDRA
  if (!Number.isInteger(porAnio)) throw new Error(`${alumnos} students do not fill courses of ${POR_CATEDRA}`)
  const catedras = porAnio * ANIOS
  return {
    alumnos,
    porGeneracion,
    /** Courses. */
    porAnio,
    catedras,
    docentes: Math.round((catedras * 400) / 1500),
    creadores: alumnos * 2,
    marcas: catedras * POR_CATEDRA * DIAS,
  }
}

export type Numeros = ReturnType<typeof numerosDe>

export const ANIOS = 10
export const POR_CATEDRA = 200
export const DIAS = 67
/** From one class to the next; the last one is at the end of November. */
export const DIAS_ENTRE_CLASES = 4
/** Of so many creators one waits to be published. */
export const POR_PENDIENTE = 500
const GENERACIONES = 5
const CATEDRAS_POR_ALUMNO_Y_ANIO = 3

/** The year whose courses are still open; the nine before it have their actas. */
export const ANIO = new Date().getFullYear()
