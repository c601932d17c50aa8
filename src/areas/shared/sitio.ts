import { diaEn, fechaISO } from '../../domain/fechas'

/** What the shell page knows of the institution. */
const { sitio = '', zona = 'America/Asuncion' } = document.getElementById('area')?.dataset ?? {}

export const nombreDelSitio = sitio

/** The institution's time zone: everybody there reads the same hour, wherever they are. */
export const zonaDelSitio = zona

/** Which day it is where the institution is, 'YYYY-MM-DD'; the browser may be somewhere else. */
export const hoy = () => fechaISO(diaEn(zona, Date.now()))
