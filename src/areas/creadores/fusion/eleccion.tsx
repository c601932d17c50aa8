import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isDeCommons, isFotoSubida } from '../../../domain/archivos/fotos'
import { type Creador, nombreCompleto } from '../../../domain/creadores/creadores'
import {
  type GrupoDeFusion,
  gruposDeFusion,
  type Lado,
  type Eleccion as Queda,
} from '../../../domain/creadores/fusiones'
import { isSumable, sum } from '../../../domain/creadores/sumas'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { rutaDeFusion, rutas } from '../../admin'
import { aniosDeVida } from '../../base/anios-de-vida'
import { useAccion } from '../../base/use-accion'
import { Retrato } from '../retrato'
import { etiquetaDeGrupo, loQuePasa, textoDeGrupo } from './palabras'
import { joinCreadores, vistaQuery } from './queries'

type Elegidos = Partial<Record<GrupoDeFusion, Queda>>

/** Both records side by side, field by field, and what passes from one to the other. */
export function Eleccion({ id: creadorId, con: otroId }: { id: number; con: number }) {
  const { data } = useSuspenseQuery(vistaQuery(creadorId, otroId))
  const { id, con, difieren, mueve, votos_repetidos } = data
  const [elegidos, setElegidos] = useState<Elegidos>(() =>
    Object.fromEntries(difieren.map(({ grupo, sugerido }) => [grupo, sugerido])),
  )
  const [preguntando, setPreguntando] = useState(false)
  const navigate = useNavigate()
  const { send, enviando } = useAccion(joinCreadores(creadorId))
  const pasa = loQuePasa(mueve, votos_repetidos)

  const join = () =>
    send(
      { con: otroId, campos: camposDe(elegidos) },
      { onSuccess: () => void navigate(rutas.duplicados), onError: () => setPreguntando(false) },
    )

  return (
    <>
      <div className="fusion-fichas">
        {[id, con].map((ficha) => (
          <figure key={ficha.id}>
            <Retrato creador={ficha} />
            <figcaption>
              {nombreCompleto(ficha)} <span className="apagado">{aniosDeVida(ficha)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p>
        Queda la ficha de <b>{nombreCompleto(id)}</b>, en <b>/creador/{id.slug}</b>; la dirección{' '}
        <b>/creador/{con.slug}</b> llevará a ella.
      </p>
      <div className="botones">
        <Link className="boton" to={`${rutaDeFusion(otroId)}?con=${creadorId}`} replace>
          Cambiar cuál queda
        </Link>
      </div>
      {difieren.length === 0 && <p className="apagado">Las dos fichas dicen lo mismo.</p>}
      <div className="pila">
        {difieren.map(({ grupo }) => (
          <Campo
            key={grupo}
            grupo={grupo as GrupoDeFusion}
            fichas={{ id, con }}
            elegido={elegidos[grupo as GrupoDeFusion] ?? 'id'}
            onChoose={(lado) => setElegidos((antes) => ({ ...antes, [grupo]: lado }))}
          />
        ))}
      </div>
      <p>
        {pasa.length > 0 ? `Pasan a la ficha que queda: ${pasa.join(', ')}.` : 'No hay nada más que pasar.'}
      </p>
      <div className="botones">
        <Button variant="primary" onClick={() => setPreguntando(true)}>
          Fusionar
        </Button>
      </div>
      <ConfirmDialog
        open={preguntando}
        onClose={() => setPreguntando(false)}
        onConfirm={join}
        title="¿Fusionar las dos fichas?"
        confirmLabel="Fusionar"
        saving={enviando}
        savingLabel="Fusionando..."
      >
        <p>
          Queda la de {nombreCompleto(id)}, en /creador/{id.slug}, y se va la de {nombreCompleto(con)}, en
          /creador/{con.slug}. Se puede deshacer durante 60 días desde «Posibles duplicados».
        </p>
        {votos_repetidos > 0 && (
          <p>
            {cuantos(votos_repetidos, 'visitante votó', 'visitantes votaron')} en las dos: cuenta su voto en
            la que queda.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

const camposDe = (elegidos: Elegidos) =>
  Object.fromEntries(
    Object.entries(elegidos).map(([grupo, lado]) => [gruposDeFusion[grupo as GrupoDeFusion][0], lado]),
  )

interface CampoProps {
  grupo: GrupoDeFusion
  fichas: Record<Lado, Creador>
  elegido: Queda
  onChoose: (queda: Queda) => void
}

function Campo({ grupo, fichas, elegido, onChoose }: CampoProps) {
  const nombre = useId()
  const opcion = (queda: Queda, titulo: string, dicho: ReactNode) => (
    <label key={queda}>
      <input type="radio" name={nombre} checked={elegido === queda} onChange={() => onChoose(queda)} />
      <span className="texto-plano">
        <small className="apagado">{titulo}</small>
        <br />
        {dicho}
      </span>
    </label>
  )
  return (
    <fieldset className="panel fusion-campo">
      <legend>{etiquetaDeGrupo[grupo]}</legend>
      {opcion('id', 'La que queda', <Dicho grupo={grupo} ficha={fichas.id} />)}
      {opcion('con', 'La que se va', <Dicho grupo={grupo} ficha={fichas.con} />)}
      {isSumable(grupo) &&
        textoDeGrupo(grupo, fichas.id) &&
        textoDeGrupo(grupo, fichas.con) &&
        opcion(
          'dos',
          'Las dos',
          textoDeGrupo(grupo, { ...fichas.id, [grupo]: sum(grupo, fichas.id[grupo], fichas.con[grupo]) }),
        )}
    </fieldset>
  )
}

/** A photo that is kept here is no link: a touch on it chooses it. */
function Dicho({ grupo, ficha }: { grupo: GrupoDeFusion; ficha: Creador }) {
  const { photo_url, audio_url } = ficha
  const texto = textoDeGrupo(grupo, ficha)
  const foto = grupo === 'foto' && isFotoSubida(photo_url) ? photo_url : null
  const sonido = grupo === 'sonido' && audio_url !== null && isDeCommons(audio_url) ? audio_url : null
  if (!foto && !sonido) return texto || <i className="apagado">Vacío</i>
  return (
    <>
      {foto && <img className="guardado" src={foto} alt="La foto de esta ficha" />}
      {/* biome-ignore lint/a11y/useMediaCaption: what plays is music */}
      {sonido && <audio className="guardado" src={sonido} controls preload="none" />}
      {texto}
    </>
  )
}
