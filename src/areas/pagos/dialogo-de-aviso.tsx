import { avisoDeDeuda } from '../../domain/pagos/deudas'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { copy } from '../base/copiar'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { notifyDeuda, type Planilla } from './queries'

/** Of who left it is not said when they were last told. */
type Atrasado = Omit<Planilla['atrasados'][number], 'avisado_en'> & { avisado_en?: string | null }

interface Props {
  catedra: string
  /** Whom it is about, while it is open. */
  atrasado: Atrasado | undefined
  abierto: boolean
  onClose: () => void
}

/** What somebody who owes is told, to be sent from here or from one's own telephone. */
export function DialogoDeAviso({ catedra, atrasado, abierto, onClose }: Props) {
  const { send, enviando } = useAccion(notifyDeuda)
  const texto = atrasado ? avisoDeDeuda(atrasado.nombre, catedra, atrasado) : []
  return (
    <Dialog
      open={abierto && atrasado !== undefined}
      onClose={onClose}
      title={atrasado ? `Avisar a ${nombreDePersona(atrasado)}` : 'Avisar'}
      size="narrow"
    >
      <div className="ui-dialogo-cuerpo pila">
        <blockquote className="aviso-de-pago">
          {texto.map((parrafo) => (
            <p key={parrafo}>{parrafo}</p>
          ))}
        </blockquote>
        {atrasado?.avisado_en && (
          <p className="apagado">Última vez por correo: {fechaYHora(atrasado.avisado_en)}.</p>
        )}
        <div className="botones">
          <Button
            variant="primary"
            saving={enviando}
            savingLabel="Enviando..."
            onClick={() => atrasado && send(atrasado.catedraAlumnoId, { onSuccess: onClose })}
          >
            Enviar por correo
          </Button>
          <Button
            onClick={() =>
              copy(texto.join('\n'), 'Texto copiado.', 'No se pudo copiar: selecciónalo y cópialo a mano.')
            }
          >
            Copiar el texto
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
