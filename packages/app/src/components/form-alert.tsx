import { Alert } from "../ui/alert";

interface FormAlertProps {
  title: string;
  /** The form's own error (`errors.root`), in the reader's language. */
  text: string | undefined;
}

/** Why the last attempt failed, if no single field is to blame. Unlike a toast, it stays until the next attempt. */
export function FormAlert({ title, text }: FormAlertProps) {
  if (!text) return null;
  return (
    <Alert variant="danger" live title={title}>
      {text}
    </Alert>
  );
}
