import type { CSSProperties } from 'react'
import { useWatch } from 'react-hook-form'
import { esColor, type Tonos, tonosDe } from '../../../domain/colores'
import type { DatosDeInstitucion } from '../../../domain/institucion'
import { Emblema } from '../../base/emblema'

const temas = [
  { tema: 'claro', texto: 'Tema claro' },
  { tema: 'oscuro', texto: 'Tema oscuro' },
] as const

/** The head of a page in both themes, whichever this browser is in, as what is being written would make it. */
export function VistaPrevia() {
  const [nombre, color] = useWatch<DatosDeInstitucion, ['nombre', 'color']>({ name: ['nombre', 'color'] })
  const tonos = esColor(color) ? tonosDe(color) : undefined
  return (
    <section className="apartado" aria-labelledby="vista-previa">
      <h3 id="vista-previa">Así se verá</h3>
      <div className="muestras">
        {temas.map(({ tema, texto }) => (
          <figure key={tema} className={`muestra ${tema}`} style={estiloDe(tonos?.[tema])}>
            <div className="marca">
              <Emblema />
              <b>{nombre || '…'}</b>
            </div>
            <p>
              Lo que se toca <u>se lee así</u>, y lo elegido, <mark>así</mark>.
            </p>
            <span className="boton principal">Un botón</span>
            <figcaption>{texto}</figcaption>
          </figure>
        ))}
      </div>
      <p className="ui-ayuda" role="status">
        {tonos && cambioDe(color, tonos)}
      </p>
    </section>
  )
}

const estiloDe = (tonos: Tonos | undefined) =>
  tonos &&
  ({
    '--lapacho': tonos.acento,
    '--lapacho-soft': tonos.suave,
    '--on-lapacho': tonos.sobre,
  } as CSSProperties)

function cambioDe(color: string, { claro, oscuro }: { claro: Tonos; oscuro: Tonos }): string {
  const escrito = color.toLowerCase()
  const cambios = [
    claro.acento !== escrito && `en el tema claro se usa más oscuro (${claro.acento})`,
    oscuro.acento !== escrito && `en el tema oscuro se usa más claro (${oscuro.acento})`,
  ].filter(Boolean)
  return cambios.length === 0
    ? 'Ese color se lee bien en los dos temas.'
    : `Para que ese color se lea, ${cambios.join(' y ')}.`
}
