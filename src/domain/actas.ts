/** What an acta says, as everything stood when the course was closed. */
export interface ContenidoDeActa {
  institucion: string
  catedra: string
  anio: number
  docente: string
  /** YYYY-MM-DD */
  fecha: string
  renglones: RenglonDeActa[]
}

export interface RenglonDeActa {
  numero: number
  nombre: string
  documento: string | null
  /** Hundredths of a per cent; null where nothing was asked. */
  porcentaje: number | null
  /** 1 to 5; null where the student was absent. */
  nota: number | null
}
