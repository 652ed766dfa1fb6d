import { Mail } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { FileDrop } from "../../ui/file-drop";
import { Input } from "../../ui/input";
import { PasswordInput } from "../../ui/password-input";
import { Select } from "../../ui/select";
import { Slider } from "../../ui/slider";
import { Switch } from "../../ui/switch";
import { Textarea } from "../../ui/textarea";
import { Group, Specimen } from "./specimen";

const tariffs = [
  { value: "flat", label: "Flat rate" },
  { value: "tou", label: "Time of use" },
  { value: "ev", label: "Electric car (not here)", disabled: true },
];

export function Forms() {
  return (
    <Group title="Forms">
      <Specimen name="Field + Input">
        <Field label="Email" hint="We only write when something needs you." required>
          <Input type="email" placeholder="ada@example.com" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <Input type="email" defaultValue="ada@" icon={<Mail className="size-5" />} />
        </Field>
        <Field label="Account number">
          <Input disabled defaultValue="4410-22" />
        </Field>
      </Specimen>
      <Specimen name="PasswordInput">
        <Field label="Password">
          <PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="greenleaf" />
        </Field>
      </Specimen>
      <Specimen name="Select">
        <Field label="Tariff">
          <Select options={tariffs} placeholder="Choose a tariff" />
        </Field>
      </Specimen>
      <Specimen name="Textarea">
        <Field label="Message" error="Message must be at least 10 characters">
          <Textarea defaultValue="Hello" />
        </Field>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="Send me a monthly report" hint="On the first of the month" defaultChecked />
        <Checkbox label="I agree to the terms" error="Please agree first" />
        <Checkbox label="Disabled" disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch label="Join demand response" hint="You can leave at any time" defaultChecked />
        <Switch label="Pre-cool before peak hours" controlAt="end" />
        <Switch label="Disabled" disabled />
      </Specimen>
      <Specimen name="Slider">
        <LiveSlider />
      </Specimen>
      <Specimen name="FileDrop">
        <LiveFileDrop />
        <FileDropStates />
      </Specimen>
    </Group>
  );
}

function LiveSlider() {
  const [celsius, setCelsius] = useState(20);
  return (
    <Slider
      label="Target"
      value={celsius}
      min={10}
      max={30}
      step={0.5}
      formatValue={(value) => `${value} °C`}
      onCommit={setCelsius}
    />
  );
}

const dropWords = {
  label: "Drop your energy bill here",
  hint: "PDF, image, CSV or Green Button XML, up to 10 MB",
  chooseLabel: "Choose a file",
  removeLabel: "Remove file",
};

function LiveFileDrop() {
  const [file, setFile] = useState<File>();
  return (
    <FileDrop
      {...dropWords}
      file={file && { name: file.name, sizeText: `${Math.ceil(file.size / 1024)} kB` }}
      onFile={setFile}
      onRemove={() => setFile(undefined)}
    />
  );
}

function FileDropStates() {
  const ignore = () => undefined;
  return (
    <>
      <FileDrop
        {...dropWords}
        file={{ name: "bill-2025-06.pdf" }}
        progress={{ valuePercent: 40, text: "40%" }}
        onFile={ignore}
        onRemove={ignore}
      />
      <FileDrop {...dropWords} error="Please upload a file smaller than 10MB." onFile={ignore} onRemove={ignore} />
    </>
  );
}
