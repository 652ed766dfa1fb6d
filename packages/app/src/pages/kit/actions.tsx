import { ArrowRight, Bell, LogOut, Settings, Trash2, Upload, User } from "lucide-react";
import { Button } from "../../ui/button";
import { buttonSizes, buttonVariants, type ButtonSize, type ButtonVariant } from "../../ui/button.variants";
import { DropdownMenu, DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from "../../ui/dropdown-menu";
import { IconButton } from "../../ui/icon-button";
import { Logo } from "../../ui/logo";
import { Tooltip } from "../../ui/tooltip";
import { Group, Row, Specimen } from "./specimen";

const variants = Object.keys(buttonVariants) as ButtonVariant[];
const sizes = Object.keys(buttonSizes) as ButtonSize[];

export function Actions() {
  return (
    <Group title="Actions">
      <Specimen name="Button">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} icon={<Upload aria-hidden="true" className="size-5" />}>
              icon
            </Button>
            <Button variant={variant} loading>
              loading
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
          </Row>
        ))}
        <Row>
          {sizes.map((size) => (
            <Button key={size} size={size}>
              size {size}
            </Button>
          ))}
          <Button asChild variant="secondary" iconEnd={<ArrowRight aria-hidden="true" className="size-5" />}>
            <a href="#kit">a link</a>
          </Button>
        </Row>
      </Specimen>
      <Specimen name="IconButton, Tooltip">
        <Row>
          {sizes.map((size) => (
            <Tooltip key={size} content="Notifications">
              <IconButton label="Notifications" size={size} variant="secondary">
                <Bell aria-hidden="true" className="size-5" />
              </IconButton>
            </Tooltip>
          ))}
        </Row>
      </Specimen>
      <Specimen name="DropdownMenu">
        <Row>
          <DropdownMenu align="start" trigger={<Button variant="secondary">Open menu</Button>}>
            <DropdownMenuLabel>ada@example.com</DropdownMenuLabel>
            <DropdownMenuItem icon={<User aria-hidden="true" className="size-4" />}>Profile</DropdownMenuItem>
            <DropdownMenuItem disabled icon={<Settings aria-hidden="true" className="size-4" />}>
              Settings
            </DropdownMenuItem>
            <DropdownMenuItem asChild>
              <a href="#kit">
                <LogOut aria-hidden="true" className="size-4" /> A link
              </a>
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem tone="danger" icon={<Trash2 aria-hidden="true" className="size-4" />}>
              Delete
            </DropdownMenuItem>
          </DropdownMenu>
        </Row>
      </Specimen>
      <Specimen name="Logo">
        <Row>
          <Logo size="sm" />
          <Logo />
          <Logo size="lg" show="mark" />
        </Row>
      </Specimen>
    </Group>
  );
}
