import { API_KEY_SCOPES, type ApiKeyScope } from "@wattleaf/shared/domain/api-keys";
import { useId } from "react";
import { useT } from "../../lib/i18n";
import { Checkbox } from "../../ui/checkbox";

interface ScopeChoiceProps {
  scopes: readonly ApiKeyScope[];
  onChange: (scopes: ApiKeyScope[]) => void;
  /** None is chosen, and the form was sent. */
  missing: boolean;
}

/** What a key may do. No scope covers chats, settings or other keys. */
export function ScopeChoice({ scopes, onChange, missing }: ScopeChoiceProps) {
  const t = useT();
  const errorId = useId();
  const toggled = (scope: ApiKeyScope) =>
    API_KEY_SCOPES.filter((one) => (one === scope ? !scopes.includes(one) : scopes.includes(one)));
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={errorId}>
      <legend className="mb-3 text-sm font-medium">{t("settings.create.scopes")}</legend>
      {API_KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={t(`settings.scope.${scope}`)}
          hint={t(`settings.scope.${scope}.text`)}
          checked={scopes.includes(scope)}
          onChange={() => onChange(toggled(scope))}
        />
      ))}
      <p className="text-sm text-muted">{t("settings.create.scopesNone")}</p>
      <p id={errorId} role="alert" className="text-sm font-medium text-danger">
        {missing && scopes.length === 0 ? t("settings.create.scopeMissing") : null}
      </p>
    </fieldset>
  );
}
