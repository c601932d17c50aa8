interface Institucion {
  version: string
  url: string
  nombre: string
  correo: string | null
}

/** As Wikimedia wants to know who asks: which program, whose, and whom to write to. In plain letters, as a header. */
export function quienPregunta({ version, url, nombre, correo }: Institucion): string {
  const quienes = [url, nombre, correo].filter(Boolean).join('; ')
  return enAscii(`Guarania/${version} (${quienes})`)
}

const enAscii = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, '?')
