import { Download, Pause, Play, Repeat } from 'lucide-react'
import { type Ref, useImperativeHandle } from 'react'
import { minutosDe } from '../../domain/archivos/sonido'
import { type Atajo, useAtajos } from '../atajos'
import { Button } from '../button'
import { type Marca, Onda } from './onda'
import { type EnMedio, useMedio } from './use-medio'
import { SALTO_MS, useSesionDeMedios } from './use-sesion-de-medios'

/** A file of sound or film. */
export interface Escuchable {
  /** '/uploads/…', or what the page itself holds. */
  src: string
  nombre: string
  tipo: string
  duracion_ms: number | null
  picos: string | null
}

/** For what stands around it. */
export interface Mando {
  /** Goes there and plays. */
  playFrom: (ms: number) => void
  /** Where it stands. */
  at: () => number
  /** Stops, and says where. */
  hold: () => number
}

interface Props {
  archivo: Escuchable
  /** Whose it is, for the telephone's locked screen. */
  autor?: string
  marcas?: readonly Marca[]
  onMarca?: (marca: Marca) => void
  mando?: Ref<Mando>
}

/** Plays, goes back and on, slower and faster, and over and over; from the keyboard too. */
export default function Reproductor({ archivo, autor = '', marcas = [], onMarca, mando }: Props) {
  const { src, nombre, tipo, picos } = archivo
  const enMedio = useMedio(src, archivo.duracion_ms)
  const { medio, ms, duracion, falla, lazo, jump, play, pause, alSonar } = enMedio
  useSesionDeMedios(enMedio, nombre, autor)
  const onKeyDown = useAtajos(atajosDe(enMedio), 'aquí')

  const playFrom = (a: number) => {
    jump(a)
    play()
  }
  const at = () => Math.round((medio.current?.currentTime ?? 0) * 1000)
  useImperativeHandle(mando, () => ({
    playFrom,
    at,
    hold: () => {
      pause()
      return at()
    },
  }))

  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    <div className="reproductor" role="group" aria-label={`Reproductor de ${nombre}`} onKeyDown={onKeyDown}>
      {tipo.startsWith('video/') ? (
        <video ref={medio as Ref<HTMLVideoElement>} src={src} preload="none" playsInline {...alSonar} />
      ) : (
        <audio ref={medio as Ref<HTMLAudioElement>} src={src} preload="none" {...alSonar} />
      )}
      {falla === 'no se puede' ? (
        <NoSePuede src={src} nombre={nombre} />
      ) : (
        <>
          <Onda
            nombre={nombre}
            ms={ms}
            duracion={duracion}
            picos={picos}
            marcas={marcas}
            lazo={lazo}
            onJump={jump}
            onMarca={(marca) => {
              playFrom(marca.en_ms)
              onMarca?.(marca)
            }}
          />
          <Botones enMedio={enMedio} src={src} nombre={nombre} />
          {falla === 'sin conexión' && (
            <p role="alert" className="ui-error">
              Se cortó la conexión. Toca Reproducir para seguir.
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Botones({ enMedio, src, nombre }: { enMedio: EnMedio; src: string; nombre: string }) {
  const { suena, carga, ms, duracion, toggle, jump } = enMedio
  return (
    <div className="fila aire-2">
      <Button
        variant="primary"
        className="cuadrado"
        aria-label={suena ? 'Pausar' : 'Reproducir'}
        aria-keyshortcuts="Space"
        aria-busy={carga || undefined}
        onClick={toggle}
      >
        {suena ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <Button className="cuadrado" onClick={() => jump(ms - SALTO_MS)}>
        <span aria-hidden="true">−5</span>
        <span className="oculto">Retroceder 5 segundos</span>
      </Button>
      <Button className="cuadrado" onClick={() => jump(ms + SALTO_MS)}>
        <span aria-hidden="true">+5</span>
        <span className="oculto">Avanzar 5 segundos</span>
      </Button>
      <span className="reproductor-tiempo">
        {minutosDe(ms)} <span className="apagado">de {duracion === null ? '—' : minutosDe(duracion)}</span>
      </span>
      <Tramo {...enMedio} />
      <Velocidad {...enMedio} />
      {src.startsWith('/') && (
        <a className="boton cuadrado" href={src} download={nombre} aria-label={`Descargar ${nombre}`}>
          <Download aria-hidden="true" />
        </a>
      )}
    </div>
  )
}

function Tramo({ lazo, markLazo }: EnMedio) {
  const rotulo = !lazo ? 'Repetir desde aquí' : lazo.b === null ? 'Repetir hasta aquí' : 'No repetir más'
  return (
    <>
      <Button
        className="cuadrado"
        aria-label={rotulo}
        title={rotulo}
        aria-keyshortcuts="L"
        onClick={markLazo}
      >
        <Repeat aria-hidden="true" />
      </Button>
      <span className="reproductor-lazo" role="status">
        {lazo && `Repite ${minutosDe(lazo.a)}–${lazo.b === null ? '…' : minutosDe(lazo.b)}`}
      </span>
    </>
  )
}

const VELOCIDADES = [0.5, 0.75, 1, 1.25, 1.5]

const Velocidad = ({ velocidad, hurry }: EnMedio) => (
  <label className="reproductor-velocidad">
    <span className="oculto">Velocidad</span>
    <select value={velocidad} onChange={({ target }) => hurry(Number(target.value))}>
      {VELOCIDADES.map((una) => (
        <option key={una} value={una}>
          {String(una).replace('.', ',')}×
        </option>
      ))}
    </select>
  </label>
)

export const NoSePuede = ({ src, nombre }: { src: string; nombre: string }) => (
  <div className="no-se-puede" role="alert">
    <p>Este dispositivo no puede reproducir este archivo.</p>
    <a className="boton" href={src} download={nombre}>
      <Download aria-hidden="true" /> Descargar
    </a>
  </div>
)

/** Those of whatever stands around it stay out: at the desk the arrows go from one delivery to the next. */
const atajosDe = ({ ms, jump, toggle, markLazo }: EnMedio): Atajo[] => [
  {
    teclas: [' '],
    que: 'en el reproductor, reproducir o pausar',
    escribiendo: true,
    hace: (_, { target }) => !(target as Element).matches('button, a, select') && toggle(),
  },
  {
    teclas: ['ArrowRight', 'ArrowLeft'],
    que: 'en el reproductor, 5 segundos adelante o atrás',
    escribiendo: true,
    hace: (cual, { target }) =>
      !(target as Element).matches('select') && jump(ms + (cual === 0 ? SALTO_MS : -SALTO_MS)),
  },
  { teclas: ['l'], que: 'en el reproductor, repetir un tramo', escribiendo: true, hace: markLazo },
]
