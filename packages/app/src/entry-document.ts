import "./styles";
import { showAccount } from "./document/account";
import { startCopyCode } from "./document/copy-code";
import { startForms } from "./document/forms";
import { startIslands } from "./document/islands";
import { startLanguageSwitch } from "./document/language";
import { startLiveParts } from "./document/live-parts";
import { startMenu } from "./document/menu";
import { startMovingText } from "./document/moving-text";
import { startThemeToggle } from "./document/theme";
import { startToaster } from "./document/toaster";

/* Everything that a document runs before one of its islands is touched: no React. */
startThemeToggle();
startLanguageSwitch();
startMenu();
startToaster();
startForms();
startCopyCode();
startIslands();
startLiveParts();
startMovingText();
void showAccount().catch(() => undefined);
