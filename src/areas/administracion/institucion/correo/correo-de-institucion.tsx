import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { cuantos } from '../../../../domain/base/numeros'
import { soloClave } from '../../../../domain/sesiones/segundo-factor'
import { Button } from '../../../../ui/button'
import { toast } from '../../../../ui/toast'
import { rutas } from '../../../admin'
import { fechaYHora } from '../../../base/instantes'
import { useAccion } from '../../../base/use-accion'
import { DialogoDeFactor } from '../../seguridad/dialogo-de-factor'
import { FormularioDeCorreo } from './formulario-de-correo'
import { dropServidor, type Servidor, sendDeLaCarpeta, servidorQuery } from './queries'

/** By what the mails go out. */
export function CorreoDeInstitucion() {
  const { data: servidor } = useSuspenseQuery(servidorQuery)
  return (
    <>
      {servidor.en_carpeta > 0 && <EnCarpeta servidor={servidor} />}
      <section className="panel apartado" aria-labelledby="por-donde">
        <h2 id="por-donde">Por dónde salen los correos</h2>
        <Estado servidor={servidor} />
        {servidor.origen === 'pantalla' && <Quitar />}
      </section>
      {servidor.origen !== 'ambiente' && <FormularioDeCorreo key={servidor.origen} servidor={servidor} />}
    </>
  )
}

const nombres = { resend: 'Resend', smtp: 'SMTP', carpeta: 'ninguno' }

function Estado({ servidor }: { servidor: Servidor }) {
  const { proveedor, origen, remitente, clave, prueba } = servidor
  if (origen === null) {
    return (
      <p>
        Todavía no hay por dónde enviarlos: cada correo queda como un archivo en la carpeta correos, y el
        código de ingreso se lee en la consola del programa. Elige un servicio aquí abajo.
      </p>
    )
  }
  return (
    <>
      <p>
        Salen por <b>{servidor.servidor ? `${servidor.servidor}:${servidor.puerto}` : nombres[proveedor]}</b>,
        como <b>{remitente}</b>.
      </p>
      {clave === 'ILEGIBLE' && (
        <p className="ui-error">
          La clave guardada es de otra instalación y no se puede leer: escríbela otra vez. Mientras tanto los
          correos quedan en la carpeta.
        </p>
      )}
      {origen === 'ambiente' && <p>Lo fija el ambiente del programa: quítalo de ahí para cambiarlo aquí.</p>}
      {prueba && (
        <p className={prueba.ok ? 'resultado' : 'ui-error'}>
          {prueba.ok ? 'La última prueba salió bien' : 'La última prueba no salió'},{' '}
          {fechaYHora(prueba.cuando)}, a {prueba.para}. {prueba.detalle}
        </p>
      )}
      <p className="apagado">
        Lo que se envió, lo que espera y lo que falló está en <Link to={rutas.correos}>Correos</Link>.
      </p>
    </>
  )
}

/** What waits in the folder for a way to leave. */
function EnCarpeta({ servidor: { en_carpeta, origen, clave } }: { servidor: Servidor }) {
  const { send, enviando } = useAccion(sendDeLaCarpeta)
  const hasVia = origen !== null && clave !== 'ILEGIBLE'
  return (
    <section className="panel apartado" aria-label="Correos de la carpeta">
      <p>
        <b>{cuantos(en_carpeta, 'correo quedó en la carpeta', 'correos quedaron en la carpeta')}</b> en los
        últimos siete días. {hasVia ? '' : 'Saldrán cuando haya un servicio de correo y lo pidas.'}
      </p>
      {hasVia && (
        <div className="botones">
          <Button onClick={() => send(undefined)} saving={enviando} savingLabel="Enviando...">
            Enviarlos ahora
          </Button>
        </div>
      )}
    </section>
  )
}

function Quitar() {
  const [abierto, setAbierto] = useState(false)
  return (
    <div className="botones">
      <Button variant="danger" onClick={() => setAbierto(true)}>
        Quitar el servicio
      </Button>
      <DialogoDeFactor
        abierto={abierto}
        esquema={soloClave}
        accion={dropServidor}
        onDone={() => toast.success('Los correos vuelven a quedar en la carpeta.')}
        onClose={() => setAbierto(false)}
        textos={{
          titulo: '¿Quitar el servicio de correo?',
          nota: 'Los correos quedarán como archivos en la carpeta: nadie recibirá su código por correo.',
          send: 'Quitar',
          falla: 'No se pudo quitar.',
        }}
      />
    </div>
  )
}
