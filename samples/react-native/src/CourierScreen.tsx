import {useState} from 'react';
import {Button, FlatList, Platform, StyleSheet, Switch, Text, View} from 'react-native';
import type {DeliveryEvent, PermissionLevel, PermissionStatus} from '{{reactNative.package}}';

import type {Problem, Remedy} from './deliveryErrors';
import {OfflineQueue, type QueueState} from './OfflineQueue';
import {texts} from './texts';
import {isPrecise, type Courier} from './useCourier';

interface Props {
  readonly courier: Pick<Courier, 'permission' | 'events' | 'isRunning' | 'problem'>;
  readonly queue: QueueState;
  readonly onAskPermission: (level: PermissionLevel) => void;
  readonly onOpenSettings: () => void;
  readonly onStart: () => void;
  readonly onLeaveAtDoor: () => void;
  readonly onCancel: () => void;
  readonly onRemedy: (remedy: Remedy) => void;
  readonly onSavePower: (on: boolean) => void;
}

export function CourierScreen({courier, queue, ...on}: Props) {
  return (
    <View style={styles.screen}>
      <PermissionNotice
        status={courier.permission}
        onAsk={on.onAskPermission}
        onOpenSettings={on.onOpenSettings}
      />
      {courier.problem && <ProblemNotice problem={courier.problem} onRemedy={on.onRemedy} />}
      <OfflineQueue state={queue} />
      <PowerSwitch onChange={on.onSavePower} />
      <FlatList
        data={courier.events}
        keyExtractor={(_, index) => String(index)}
        renderItem={({item}) => <Text>{eventText(item)}</Text>}
        style={styles.events}
      />
      {courier.isRunning ? (
        <View style={styles.actions}>
          <Button title={texts.leftAtDoor} onPress={on.onLeaveAtDoor} />
          <Button title={texts.cancel} onPress={on.onCancel} />
        </View>
      ) : (
        <Button
          title={texts.start}
          onPress={on.onStart}
          disabled={!isPrecise(courier.permission)}
        />
      )}
    </View>
  );
}

// #region permission-notice
interface PermissionNoticeProps {
  readonly status: PermissionStatus;
  readonly onAsk: (level: PermissionLevel) => void;
  readonly onOpenSettings: () => void;
}

function PermissionNotice({status, onAsk, onOpenSettings}: PermissionNoticeProps) {
  const ask = {action: texts.askLocation, onAction: () => onAsk('whileInUse')};
  const settings = {action: texts.openSettings, onAction: onOpenSettings};
  switch (status) {
    case 'notDetermined':
      return <Notice text={texts.whyLocation} {...ask} />;
    case 'approximate':
      return <Notice text={texts.whyPrecise} {...(Platform.OS === 'ios' ? settings : ask)} />;
    case 'denied':
      return <Notice text={texts.locationRefused} {...settings} />;
    case 'whileInUse':
      return <Button title={texts.allowAlways} onPress={() => onAsk('always')} />;
    case 'always':
      return null;
  }
}
// #endregion permission-notice

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly onRemedy: (remedy: Remedy) => void;
}

function ProblemNotice({problem: {text, remedy}, onRemedy}: ProblemNoticeProps) {
  return remedy === 'none' ? (
    <Text accessibilityLiveRegion="polite">{text}</Text>
  ) : (
    <Notice text={text} action={texts.tryAgain} onAction={() => onRemedy(remedy)} />
  );
}

interface NoticeProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({text, action, onAction}: NoticeProps) {
  return (
    <View accessibilityLiveRegion="polite">
      <Text>{text}</Text>
      <Button title={action} onPress={onAction} />
    </View>
  );
}

function PowerSwitch({onChange}: {readonly onChange: (on: boolean) => void}) {
  const [saving, setSaving] = useState(false);
  const change = (on: boolean) => {
    setSaving(on);
    onChange(on);
  };
  return (
    <View style={styles.actions}>
      <Text>{texts.saveBattery}</Text>
      <Switch accessibilityLabel={texts.saveBattery} value={saving} onValueChange={change} />
    </View>
  );
}

// #region event-text
function eventText({kind}: DeliveryEvent): string {
  switch (kind.type) {
    case 'approaching':
      return texts.approaching(Math.round(kind.distance));
    case 'parked':
      return texts.parked;
    case 'buildingEntered':
      return texts.buildingEntered;
    case 'floorChanged':
      return texts.floorChanged(kind.floor);
    case 'doorReached':
      return texts.doorReached;
    case 'handedOver':
      return texts.handedOver(Math.round(kind.dwell));
    case 'departed':
      return texts.departed;
    case 'recorded':
      return texts.recorded(kind.name);
  }
}
// #endregion event-text

const styles = StyleSheet.create({
  screen: {flex: 1, gap: 12, padding: 16},
  events: {flex: 1},
  actions: {flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between'},
});
