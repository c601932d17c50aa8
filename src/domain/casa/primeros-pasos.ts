/** What a new installation needs, in the order in which it is offered. */
export const pasos = ['clave', 'nombre', 'zona', 'correo', 'catedra'] as const
export type Paso = (typeof pasos)[number]

export const tituloDePaso: Record<Paso, string> = {
  clave: 'Tu contraseña',
  nombre: 'Nombre de la institución',
  zona: 'Zona horaria',
  correo: 'Correo',
  catedra: 'La primera cátedra',
}

/** Nothing where it is the last one. */
export const pasoSiguiente = (paso: Paso): Paso | undefined => pasos[pasos.indexOf(paso) + 1]
